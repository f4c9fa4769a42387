import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '@/lib/i18n';
import { shrinkPhoto } from '@/lib/photo';
import { fileMessages } from './file-field-messages';
import { formatBytes } from './file-size';

interface ChosenFileOptions {
  accept: readonly string[];
  maxBytes: number;
  onChange: (file: File | null) => void;
  onPreparing?: ((isPreparing: boolean) => void) | undefined;
}

/** Prepares a chosen file and passes it on. Returns the reason if the file is refused. */
export function useChosenFile({ accept, maxBytes, onChange, onPreparing }: ChosenFileOptions) {
  const t = useText(fileMessages);
  const [refusal, setRefusal] = useState<string>();
  const [preparing, setOwnPreparing] = useState(false);
  const selection = useRef(0);
  const reported = useRef(false);
  // The form can change while a photo is prepared, so the handler of the first rendering would restore old values.
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });

  function setPreparing(isPreparing: boolean) {
    // A second file can be chosen while the first one is prepared; the form counts each field once.
    if (reported.current === isPreparing) return;
    reported.current = isPreparing;
    setOwnPreparing(isPreparing);
    onPreparing?.(isPreparing);
  }

  function endSelection() {
    selection.current += 1;
    setPreparing(false);
  }

  // Another document can have replaced the field before the photo is prepared.
  const onUnmount = useEffectEvent(endSelection);
  useEffect(() => () => onUnmount(), []);

  function refusalOf({ type, size }: File): string | undefined {
    if (!accept.includes(type)) return t('fileKindRefused');
    if (size === 0) return t('fileEmpty');
    if (size > maxBytes) return t('fileTooLarge', { size: formatBytes(size), limit: formatBytes(maxBytes) });
    return undefined;
  }

  return {
    refusal,
    preparing,
    select: async (chosen: File | undefined): Promise<void> => {
      if (!chosen) return;
      selection.current += 1;
      const own = selection.current;
      setPreparing(true);
      const shrunk = await shrinkPhoto(chosen);
      // The user has chosen another file in the meantime.
      if (selection.current !== own) return;
      setPreparing(false);
      const refused = refusalOf(shrunk);
      setRefusal(refused);
      if (!refused) latestOnChange.current(shrunk);
    },
    remove: (): void => {
      endSelection();
      setRefusal(undefined);
      onChange(null);
    },
  };
}
