// Lines of the report: a figure, its goal, and whether it is reached.
const text = (value, digits) => (Number.isInteger(value) ? String(value) : value.toFixed(digits));

const line = (reached, sign) =>
  function goal(measure, figure, bound, digits = 2) {
    const { median: value, lowest, highest } = typeof figure === 'number' ? { median: figure } : figure;
    return {
      measure,
      value,
      figure: text(value, digits),
      spread: lowest === undefined ? '' : `${text(lowest, digits)}-${text(highest, digits)}`,
      goal: `${sign} ${bound}`,
      reached: reached(value, bound),
    };
  };

/** Each takes what is measured, the figure (or its median and spread), its bound, and how many digits are shown. */
export const atLeast = line((value, bound) => value >= bound, '>=');
export const atMost = line((value, bound) => value <= bound, '<=');
export const below = line((value, bound) => value < bound, '<');
export const exactly = line((value, bound) => value === bound, '=');

/** A figure that has no goal. */
export const noted = (measure, figure, digits = 0) => ({
  ...atMost(measure, figure, Infinity, digits),
  goal: '',
  reached: null,
});
