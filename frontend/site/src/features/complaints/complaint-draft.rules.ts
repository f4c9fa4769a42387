export interface ComplaintDraft {
  subject: string;
  message: string;
  image: File | null;
}

export const EMPTY_DRAFT: ComplaintDraft = { subject: '', message: '', image: null };

/** Returns the required texts that are empty. */
export function missingIn({ subject, message }: ComplaintDraft): ('subject' | 'message')[] {
  return (['subject', 'message'] as const).filter((name) => !{ subject, message }[name].trim());
}
