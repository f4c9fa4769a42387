// Times over the number of rentals as SVG, drawn by gnuplot.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findProgram, installPackage } from '../debian.mjs';
import { ROOT } from '../prepare.mjs';
import { RESULTS } from './report.mjs';

export const ensurePlots = () =>
  findProgram(['gnuplot']) !== null || (installPackage(['gnuplot-nox']) && findProgram(['gnuplot']) !== null);

/** One plot: `lines` have a name and a time in milliseconds for each of `sizes`. @returns {string} where it is */
export function plot(name, { label, sizes }, lines) {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `growth-${name}.svg`);
  const text = (value) => `"${value.replaceAll(/["\\]/g, '')}"`;
  const data = lines.map(({ times }) => [...times.map((time, at) => `${sizes[at]} ${time}`), 'e'].join('\n'));
  const script = [
    'set terminal svg size 900,520 dynamic background rgb "white" noenhanced',
    `set output ${text(file)}`,
    'set logscale x 10',
    `set xtics (${sizes.join(', ')})`,
    `set xrange [${sizes[0] * 0.8}:${sizes.at(-1) * 1.25}]`,
    'set yrange [0:*]',
    `set xlabel ${text(label)}`,
    'set ylabel "median, ms"',
    'set key outside right noenhanced',
    'set grid',
    `plot ${lines.map((line) => `"-" with linespoints title ${text(line.name)}`).join(', ')}`,
    ...data,
  ].join('\n');
  const { status, stderr } = spawnSync('gnuplot', { input: `${script}\n`, encoding: 'utf8' });
  if (status !== 0) throw new Error(`gnuplot: ${stderr}`);
  return relative(ROOT, file);
}
