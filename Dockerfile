FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/prepare.mjs scripts/
RUN node -e "import('./scripts/prepare.mjs').then(({ ensureInstalled }) => ensureInstalled())"
COPY . .
# Without the demonstration data, which production never loads.
RUN node scripts/build.mjs && rm -f dist/server/seed-* dist/server/sign-ins-*

FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/external-packages.mjs scripts/keep-external-packages.mjs scripts/
# Without the embedded database: the image wants a `DATABASE_URL`.
RUN npm ci --omit=dev --no-audit --no-fund \
  && npm sbom --sbom-format=cyclonedx --omit=dev > sbom.json \
  && node scripts/keep-external-packages.mjs

FROM node:24-slim
ARG VERSION=unknown
LABEL org.opencontainers.image.title="Car rental" org.opencontainers.image.version="$VERSION" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data IMAGE_VERSION=$VERSION
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/sbom.json sbom.json
COPY --from=build /app/dist/site dist/site
COPY --from=build /app/dist/site-server dist/site-server
COPY --from=build /app/dist/console dist/console
COPY --from=build /app/dist/server dist/server
COPY package.json LICENSE ./
# As PID 1, because the kernel drops the SIGKILL that PID 1 sends to itself, and its second SIGTERM.
RUN apt-get update && apt-get install --yes --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/server/main.js"]
