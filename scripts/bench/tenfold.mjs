// Compares a business of 1,000 cars with one ten times as large, and measures the time until an edit reaches all
// processes.
import { responseTo } from './recording.mjs';

const EDITS = 20;
const WARM_UP = 5;
const ROUNDS = 60;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The median response times of both businesses, which get requests in turn. */
export async function compareTimes({ small, large }, requestOf) {
  const times = { small: [], large: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const [name, server] of Object.entries({ small, large })) {
      const startAt = performance.now();
      const { status } = await responseTo(server, requestOf(round));
      if (status !== 200) throw new Error(`${requestOf(round).path}: ${status}`);
      if (round >= WARM_UP) times[name].push(performance.now() - startAt);
    }
  return { small: median(times.small), large: median(times.large) };
}

/** The median time, in milliseconds, from the start of an edit until all processes return it. */
export async function editTime(processes, carId, admin) {
  const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' };
  const car = { path: `/console/cars/${carId}`, headers };
  let { version } = JSON.parse((await responseTo(processes[0], car)).body);
  const times = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const retired = edit % 2 === 0;
    const startAt = performance.now();
    const body = JSON.stringify({ version, retired });
    const answer = await responseTo(processes[0], {
      ...{ path: `/console/cars/${carId}/retirement`, method: 'PUT', headers, body },
    });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
    ({ version } = JSON.parse(answer.body));
    const expected = retired ? 404 : 200;
    for (const server of processes)
      while ((await responseTo(server, { path: `/api/vehicles/${carId}` })).status !== expected);
    times.push(performance.now() - startAt);
  }
  return median(times);
}
