// Days and windows that requests ask for, in the city's calendar.
const DAY_MS = 86_400_000;
const city = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** yyyy-MM-dd, this many days from now. */
export const dayAhead = (days) => city.format(new Date(Date.now() + days * DAY_MS));

/** From noon to noon. */
export const noonToNoon = (fromDay, toDay) => ({
  fromDate: dayAhead(fromDay),
  toDate: dayAhead(toDay),
  pickupTime: '12:00',
  dropTime: '12:00',
});
