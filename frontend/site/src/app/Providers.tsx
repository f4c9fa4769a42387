import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language, Translations } from '@/lib/i18n';
import { LanguageProvider } from '@/lib/i18n';
import { ToastProvider } from '@/ui/feedback/Toast';

interface ProvidersProps {
  queryClient: QueryClient;
  language: Language;
  translations: Translations;
  children: ReactNode;
}

export function Providers({ queryClient, language, translations, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language} translations={translations}>
        <ToastProvider>{children}</ToastProvider>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
