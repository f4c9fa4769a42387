// The product beside its limit, in interleaved rounds: medians of each, and of the ratio with its spread.
import { profiled } from './profile.mjs';
import { load } from './wrk.mjs';

const WARM_UP_SECONDS = 1;

const sortedUp = (numbers) => [...numbers].sort((a, b) => a - b);
export const median = (numbers) => sortedUp(numbers)[Math.floor(numbers.length / 2)];
export const share = (numbers, part) =>
  sortedUp(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];

/** Median, lowest and highest. */
export const spreadOf = (numbers) => ({
  median: median(numbers),
  lowest: Math.min(...numbers),
  highest: Math.max(...numbers),
});

/** A round of one server, with its processor time for a request. */
async function round(server, requests, options) {
  const before = server.cpuSeconds();
  const result = await load(server.url, requests, options);
  return { ...result, cpuMicros: ((server.cpuSeconds() - before) / result.requests) * 1e6 };
}

const mediansOf = (rounds, server) => ({
  ...Object.fromEntries(
    ['perSecond', 'p50', 'p99', 'cpuMicros'].map((name) => [name, median(rounds.map((one) => one[name]))]),
  ),
  memoryMb: server.memoryMb(),
});

/**
 * Interleaved rounds of both. `requests` are sent in turn for `seconds`; with `perRound` each round sends its own part of
 * them instead, once.
 */
export async function compare({ product, limit, requests, perRound = 0, bench, ...options }) {
  const part = (number) => (perRound ? requests.slice(number * perRound, (number + 1) * perRound) : requests);
  const length = perRound ? { count: perRound } : { seconds: bench.seconds };
  const warmUp = perRound ? length : { seconds: WARM_UP_SECONDS };
  for (const server of [product, limit]) await load(server.url, part(0), { ...options, ...warmUp });
  const rounds = { product: [], limit: [] };
  for (let number = 1; number <= bench.rounds; number += 1) {
    const sides = [
      ['product', product],
      ['limit', limit],
    ];
    // What one leaves behind in a cache or in the database helps neither always.
    if (number % 2 === 0) sides.reverse();
    for (const [side, server] of sides)
      rounds[side].push(
        await profiled(side === 'product' ? bench : {}, () =>
          round(server, part(number), { ...options, ...length }),
        ),
      );
  }
  const ratios = (name) => rounds.product.map((one, at) => one[name] / rounds.limit[at][name]);
  return {
    product: mediansOf(rounds.product, product),
    limit: mediansOf(rounds.limit, limit),
    ratio: spreadOf(ratios('perSecond')),
    p99Ratio: spreadOf(ratios('p99')),
  };
}
