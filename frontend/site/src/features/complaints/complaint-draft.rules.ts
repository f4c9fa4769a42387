export interface ComplaintDraft {
  subject: string;
  message: string;
  image: File | null;
}

export const EMPTY_DRAFT: ComplaintDraft = { subject: '', message: '', image: null };

/** The texts that are still missing. */
export function missingIn({ subject, message }: ComplaintDraft): ('subject' | 'message')[] {
  return (['subject', 'message'] as const).filter((name) => !{ subject, message }[name].trim());
}

/** What was written, as one text: the same content sent again is the same complaint. */
export function contentOf({ subject, message, image }: ComplaintDraft): string {
  return JSON.stringify([subject, message, image && [image.name, image.size, image.lastModified]]);
}
