import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { type CarFormValues, readCarForm } from './attach-car.form';
import type { CarCalls } from './calls';

/** Attaches a car and returns to the list; `sent` is the part of its files sent so far, 0 to 1. */
export function useAttachCar() {
  const t = useText();
  const data = useCalls<CarCalls>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const [sent, setSent] = useState(0);
  const attaching = useMutation({
    mutationFn: (values: CarFormValues) => {
      const form = readCarForm(values);
      return sendOnce(form, (key) => data.attachCar(form, key, setSent));
    },
    onMutate: () => setSent(0),
    onSuccess: (car) => {
      notify(t('{car} is listed.', { car: `${car.carName} ${car.carModel}` }), { type: 'success' });
      refresh();
      redirect('list', 'cars');
    },
  });
  return { attaching, sent };
}
