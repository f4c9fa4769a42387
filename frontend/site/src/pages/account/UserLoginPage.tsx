import { useEffect } from 'react';
import { ChosenCar } from '@/features/sign-in/components/ChosenCar';
import { RentingSignIn } from '@/features/sign-in/components/RentingSignIn';
import { SignInCard } from '@/features/sign-in/components/SignInCard';
import { signInMessages } from '@/features/sign-in/messages';
import { useText } from '@/lib/i18n';
import { clearOnVisit } from '@/lib/session';
import { useTitle } from '@/lib/use-title';

export function UserLoginPage() {
  const t = useText(signInMessages);
  useTitle(t('userTitle'));
  useEffect(() => clearOnVisit.userLogin(), []);
  return (
    <div className="wrap">
      <SignInCard title={t('userTitle')} intro={t('userIntro')}>
        <ChosenCar />
        <RentingSignIn />
      </SignInCard>
    </div>
  );
}
