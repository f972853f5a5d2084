# vagon with its browser client and PostgreSQL's driver; see docs/hosting.md.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /src
COPY requirements.lock requirements-node.lock ./
RUN python -m venv /vagon \
    && /vagon/bin/pip install --no-cache-dir --no-deps --require-hashes --requirement requirements.lock \
    && /vagon/bin/pip install --no-cache-dir "psycopg[binary]>=3.2" \
    && python -m venv --copies /tools \
    && /tools/bin/pip install --no-cache-dir --no-deps --require-hashes --requirement requirements.lock \
    && /tools/bin/pip install --no-cache-dir --no-deps --require-hashes --requirement requirements-node.lock
COPY . .
RUN /tools/bin/python -c 'from setuptools import build_meta; build_meta.build_wheel("/wheel")' \
    && /vagon/bin/pip install --no-index --no-deps /wheel/*.whl

FROM python:3.13-slim
RUN useradd vagon && install --directory --owner=vagon /var/lib/vagon
COPY --from=build /vagon /vagon
USER vagon
WORKDIR /var/lib/vagon
ENV PATH=/vagon/bin:$PATH VAGON_HOST=0.0.0.0 VAGON_WORKERS=0
EXPOSE 8042
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8042/readyz')"]
CMD ["vagon", "serve"]
