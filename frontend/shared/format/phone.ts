/** Formats an Indian mobile number in two groups of five: `98765 43210`. */
export function formatPhone(phone: string): string {
  const match = /^(\+91)?[\s-]?(\d{5})[\s-]?(\d{5})$/.exec(phone.trim());
  if (!match) return phone;
  return [match[1], match[2], match[3]].filter(Boolean).join(' ');
}

/** Returns the URL that calls a number. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
