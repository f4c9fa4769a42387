import type { Language, Translations } from '@/lib/i18n';

/** Loads Hindi only for visitors who read it. */
export async function loadTranslations(language: Language): Promise<Translations> {
  return language === 'hi' ? (await import('./hindi')).hindi : {};
}
