import {
  ageOn,
  allowsCars,
  isUsualLicenceNumber,
  normaliseLicenceClasses,
  normaliseLicenceNumber,
} from './licence.js';

describe('licence', () => {
  it.each([
    ['MH12 20110012345', 'MH1220110012345', true],
    ['mh-12 2011 0012345', 'MH1220110012345', true],
    ['MH12-98-45231', 'MH129845231', false],
    ['DLRTO1234', 'DLRTO1234', false],
    ['1234567890', null, false],
    ['MH12345', null, false],
    ['MH12201100123456789', null, false],
    ['MH12२०११0012345', null, false],
  ])('normalises the number %p to %p', (text, expected, isUsual) => {
    expect(normaliseLicenceNumber(text)).toBe(expected);
    expect(isUsualLicenceNumber(expected ?? '')).toBe(isUsual);
  });

  it.each([
    ['lmv, MCWG', ['LMV', 'MCWG'], true],
    ['MCWG', ['MCWG'], false],
    ['LMV-NT/MCWG LMV-NT', ['LMV-NT', 'MCWG'], true],
    ['HTV', ['HTV'], true],
    ['', null, false],
    ['cars!', null, false],
    [Array.from({ length: 13 }, (_, n) => `C${n}X`).join(' '), null, false],
  ])('normalises the classes %p to %p', (text, expected, drivesCars) => {
    expect(normaliseLicenceClasses(text)).toEqual(expected);
    expect(allowsCars(expected ?? [])).toBe(drivesCars);
  });

  it.each([
    ['2005-11-20', '2026-11-19', 20],
    ['2005-11-20', '2026-11-20', 21],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
  ])('computes for the birth date %p the age on %p as %p', (born, day, years) =>
    expect(ageOn(born, day)).toBe(years),
  );
});
