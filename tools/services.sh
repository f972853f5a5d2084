#!/bin/sh
# Install from Debian's packages what the tests use besides Python, where that is possible; name what is skipped.
# What is named in VAGON_REQUIRE must be there.
set -eu

has_postgresql() {
    command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1
}

if ! has_postgresql && [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "Installing PostgreSQL for the tests of the server"
    apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y postgresql > /dev/null || true
fi
if ! has_postgresql; then
    echo "skipped: the tests with PostgreSQL, which is not installed" >&2
    case ",${VAGON_REQUIRE:-}," in
        *,postgresql,*) exit 1 ;;
    esac
fi
