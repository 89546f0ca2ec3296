# Debian, not Alpine: the prebuilt binaries among the dependencies need glibc.
FROM node:24.21.0-bookworm-slim AS sources
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY libs/arcade/package.json libs/arcade/
COPY libs/contracts/package.json libs/contracts/
COPY libs/rules/package.json libs/rules/
COPY libs/sdk/package.json libs/sdk/

FROM sources AS build
# Without install scripts, which only prepare the private PostgreSQL.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM sources AS dependencies
# Only what the server needs at run time.
RUN npm ci --omit=dev --ignore-scripts -w backend --include-workspace-root=false

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    GAMEGEEK_HOME=/var/lib/gamegeek \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_TOP_PAD_=0 \
    MALLOC_TRIM_THRESHOLD_=1048576
RUN mkdir -p "$GAMEGEEK_HOME" && chown node:node "$GAMEGEEK_HOME"
COPY --from=dependencies /app ./
COPY --from=build /app/backend/dist backend/dist
COPY backend/seeders/data backend/seeders/data
COPY demo/games demo/games
COPY --from=build /app/frontend/dist frontend/dist
COPY scripts/build/readable-stack.mjs scripts/build/
USER node
VOLUME /var/lib/gamegeek
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--no-parallel-scavenge", "--expose-gc", "--heap-growing-percent=50", "backend/dist/backend/src/main.js"]
