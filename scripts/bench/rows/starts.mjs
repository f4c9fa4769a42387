// From the start of the process to its first answer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { SMALL } from '../databases.mjs';
import { atMost, noted } from '../goals.mjs';
import { ALL_CORES } from '../machine.mjs';
import { median, spreadOf } from '../measure.mjs';
import { startPeer, startProduct } from '../processes.mjs';

/** Wall-clock and processor time until `path` is answered. */
async function firstAnswer(start, path) {
  const began = performance.now();
  const server = await start();
  try {
    const answer = await fetch(server.url + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return { seconds: (performance.now() - began) / 1000, cpuSeconds: server.cpuSeconds() };
  } finally {
    await server.stop();
  }
}

async function coldStart(bench) {
  const databaseUrl = await bench.databases.business(SMALL);
  const ours = [];
  const bare = [];
  for (let round = 0; round <= bench.rounds; round += 1) {
    ours.push(await firstAnswer(() => startProduct({ dataDir: bench.folder, databaseUrl }), '/api/settings'));
    bare.push(await firstAnswer(() => startPeer('nest', [], { DATABASE_URL: databaseUrl }), '/answer'));
  }
  // The first start of each finds its files on the disk, the others in memory.
  const figures = (rounds, name) => rounds.slice(1).map((one) => one[name]);
  const ratios = (name) => spreadOf(figures(ours, name).map((value, at) => value / figures(bare, name)[at]));
  return [
    {
      call: 'Start with DATABASE_URL to first answer',
      goals: [
        noted('seconds', spreadOf(figures(ours, 'seconds')), 2),
        noted('seconds of a bare Nest + Fastify + TypeORM', median(figures(bare, 'seconds')), 2),
        atMost('beside it', ratios('seconds'), 2),
        noted('processor time beside it', ratios('cpuSeconds'), 2),
      ],
    },
  ];
}

async function embeddedStart(bench) {
  const first = [];
  const second = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'rental-bench-start-'));
    // The database is part of what is measured here.
    const start = () => startProduct({ dataDir, cores: ALL_CORES });
    first.push((await firstAnswer(start, '/api/settings')).seconds);
    second.push((await firstAnswer(start, '/api/settings')).seconds);
    rmSync(dataDir, { recursive: true, force: true });
  }
  return [
    {
      call: 'Start with the embedded database to first answer',
      goals: [
        atMost('seconds, the first time, with demo data', spreadOf(first), 6),
        atMost('seconds, with data', spreadOf(second), 3),
      ],
    },
  ];
}

export const rows = [
  { name: 'start', run: coldStart },
  { name: 'embedded-start', run: embeddedStart },
];
