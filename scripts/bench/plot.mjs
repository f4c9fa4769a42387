// Plots as SVG, drawn by gnuplot.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findProgram, installPackage } from '../debian.mjs';
import { ROOT } from '../prepare.mjs';
import { RESULTS } from './report.mjs';

const quoted = (value) => `"${value.replaceAll(/["\\]/g, '')}"`;

/** Runs these lines of gnuplot, which write `file`. @returns {string} where it is */
function draw(file, size, lines) {
  mkdirSync(dirname(file), { recursive: true });
  const head = [
    `set terminal svg size ${size} dynamic background rgb "white" noenhanced`,
    `set output ${quoted(file)}`,
    'set grid',
    'set yrange [0:*]',
    'set key outside right noenhanced',
  ];
  const input = `${[...head, ...lines].join('\n')}\n`;
  const { status, stderr } = spawnSync('gnuplot', { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`gnuplot: ${stderr}`);
  return relative(ROOT, file);
}

export const ensurePlots = () =>
  findProgram(['gnuplot']) !== null || (installPackage(['gnuplot-nox']) && findProgram(['gnuplot']) !== null);

/** Times over the number of rentals: `lines` have a name and a time in milliseconds for each of `sizes`. */
export function plotGrowth(name, { label, sizes }, lines) {
  const data = lines.map(({ times }) => [...times.map((time, at) => `${sizes[at]} ${time}`), 'e'].join('\n'));
  return draw(join(RESULTS, `growth-${name}.svg`), '900,520', [
    'set logscale x 10',
    `set xtics (${sizes.join(', ')})`,
    `set xrange [${sizes[0] * 0.8}:${sizes.at(-1) * 1.25}]`,
    `set xlabel ${quoted(label)}`,
    'set ylabel "median, ms"',
    `plot ${lines.map((line) => `"-" with linespoints title ${quoted(line.name)}`).join(', ')}`,
    ...data,
  ]);
}

/** Columns of a tab-separated table over its first one, each of `panels` with an axis of its own. */
export function plotColumns(table, panels) {
  const columns = readFileSync(table, 'utf8').split('\n', 1)[0].split('\t');
  const panel = ({ label, matches }) => {
    const series = columns.flatMap((column, at) =>
      matches.test(column) ? [`${quoted(table)} using 1:${at + 1} with lines title ${quoted(column)}`] : [],
    );
    return [`set ylabel ${quoted(label)}`, `plot ${series.join(', ')}`];
  };
  return draw(table.replace(/\.tsv$/, '.svg'), `900,${panels.length * 240}`, [
    'set datafile separator tab',
    'set key autotitle columnhead',
    `set xlabel ${quoted(columns[0])}`,
    'set autoscale xfix',
    // The axes of all panels stand below each other.
    'set lmargin 8',
    'set rmargin 26',
    `set multiplot layout ${panels.length},1`,
    ...panels.flatMap(panel),
  ]);
}
