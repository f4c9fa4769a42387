#!/bin/sh
# Writes the configuration of Alertmanager, which e-mails alerts by the mail server of the service, and runs the command
# that follows with it.
set -eu
umask 077
: "${SMTP_URL:?missing in .env}" "${MAIL_FROM:?missing in .env}" "${ALERT_EMAIL:?missing in .env}"
folder=${RUN_FOLDER:-/run/alertmanager}

# Parts of an address are percent-encoded, which YAML writes as \x40.
decoded() { printf '"%s"' "$(printf %s "$1" | sed 's/["\\]/\\&/g; s/%/\\x/g')"; }
quoted() { printf "'%s'" "$(printf %s "$1" | sed "s/'/''/g")"; }

rest=${SMTP_URL#*://}
rest=${rest%%[/?]*}
server=${rest##*@}
login=
case $rest in *@*) login=${rest%@*} ;; esac
case $SMTP_URL in smtps:*) port=465 tls=false ;; *) port=587 tls=true ;; esac
case $server in *:*) ;; *) server=$server:$port ;; esac
[ "${SMTP_TLS:-required}" = required ] || tls=false

cat >"$folder/config.yml" <<EOF
global:
  smtp_smarthost: $(quoted "$server")
  smtp_from: $(quoted "$MAIL_FROM")
  smtp_require_tls: $tls
  smtp_auth_username: $(decoded "${login%%:*}")
  smtp_auth_password: $(decoded "${login#*:}")
route:
  receiver: operator
  group_by: [alertname]
  group_wait: 30s
  repeat_interval: 1d
  routes:
    - matchers: [severity = page]
      receiver: operator
      repeat_interval: 1h
receivers:
  - name: operator
    email_configs:
      - to: $(quoted "$ALERT_EMAIL")
        send_resolved: true
EOF
exec "$@" "$folder/config.yml"
