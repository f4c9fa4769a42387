import type { Language, Translations } from '@/lib/i18n';

/** Fetched by those who read Hindi, and by nobody else. */
export async function loadTranslations(language: Language): Promise<Translations> {
  return language === 'hi' ? (await import('./hindi')).hindi : {};
}
