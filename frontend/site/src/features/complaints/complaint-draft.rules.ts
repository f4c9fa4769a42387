export interface ComplaintDraft {
  subject: string;
  message: string;
  image: File | null;
}

export const EMPTY_DRAFT: ComplaintDraft = { subject: '', message: '', image: null };

/** The required texts that are still empty. */
export function missingIn({ subject, message }: ComplaintDraft): ('subject' | 'message')[] {
  return (['subject', 'message'] as const).filter((name) => !{ subject, message }[name].trim());
}

/** The content as one text, to recognise a repeated send of the same complaint. */
export function contentOf({ subject, message, image }: ComplaintDraft): string {
  return JSON.stringify([subject, message, image && [image.name, image.size, image.lastModified]]);
}
