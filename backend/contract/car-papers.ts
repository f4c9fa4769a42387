import { addDays, type Day } from './calendar.js';

/** How many days ahead an end is warned of. */
export const PAPERS_WARN_DAYS = 30;

/** From the least to the most pressing. */
export const PAPER_STATES = ['VALID', 'MISSING', 'EXPIRING', 'EXPIRED'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

export interface CarPapers {
  insuranceExpiresOn: Day | null;
  pucExpiresOn: Day | null;
  permitExpiresOn: Day | null;
}

/** A paper counts through the day it names. */
export function paperState(expiresOn: Day | null, today: Day): PaperState {
  if (expiresOn === null) return 'MISSING';
  if (expiresOn < today) return 'EXPIRED';
  return expiresOn <= addDays(today, PAPERS_WARN_DAYS) ? 'EXPIRING' : 'VALID';
}

/** What is most pressing about the papers of a car. */
export function papersState(papers: CarPapers, today: Day): PaperState {
  const states = [papers.insuranceExpiresOn, papers.pucExpiresOn, papers.permitExpiresOn].map((day) =>
    paperState(day, today),
  );
  return [...PAPER_STATES].reverse().find((state) => states.includes(state)) ?? 'VALID';
}

/** The first day on which one of them ends. */
export function papersExpireOn(papers: CarPapers): Day | null {
  const days = [papers.insuranceExpiresOn, papers.pucExpiresOn, papers.permitExpiresOn];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}
