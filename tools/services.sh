#!/bin/sh
# Install from Debian's packages what the tests use besides Python and Node, where that is possible; name what is
# skipped. What is named in VAGON_REQUIRE must be there.
set -eu

has_postgresql() {
    command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1
}

has_chromium() {
    command -v chromium > /dev/null
}

provide() { # the package, what it is for
    if "has_$1"; then
        return
    fi
    if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
        echo "Installing $1 for $2"
        apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "$1" > /dev/null || true
    fi
    if ! "has_$1"; then
        echo "skipped: $2, as $1 is not installed" >&2
        case ",${VAGON_REQUIRE:-}," in
            *,"$1",*) exit 1 ;;
        esac
    fi
}

provide postgresql "the tests of the server with PostgreSQL"
provide chromium "the tests in the browser"
