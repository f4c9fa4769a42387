import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useCallback, useId } from 'react';
import { useInput } from 'react-admin';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '@contract/limits';
import { type Composed, type PlainText, shownText, useText } from '../../i18n';
import { documentRule, optionalDocumentRule } from './document.rules';
import { FieldHelp } from './FieldHelp';
import { FileButton } from './FileButton';

interface Props {
  source: string;
  label: PlainText | Composed;
  optional?: boolean;
}

/** An input for a document, chosen or photographed, with a preview. */
export function DocumentInput({ source, label, optional = false }: Props) {
  const t = useText();
  const documentName = shownText(label, t);
  const { field, fieldState } = useInput<File | undefined>({
    source,
    validate: optional ? optionalDocumentRule : documentRule,
  });
  const helpId = useId();
  const document = field.value instanceof File ? field.value : undefined;
  const error = fieldState.error?.message;

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    // Keeps the earlier file if the file dialog is closed without a choice.
    if (target.files?.[0]) field.onChange(target.files[0]);
    target.value = '';
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
      <FileButton
        icon={<UploadIcon />}
        input={{
          ref: field.ref,
          name: source,
          'aria-label': documentName,
          accept: DOCUMENT_TYPES.join(','),
          onChange: choose,
          'aria-describedby': helpId,
          'aria-invalid': error !== undefined,
        }}
      >
        {document
          ? t('Change {document}', { document: documentName })
          : t('Add {document}', { document: documentName })}
        {!optional && <span aria-hidden>{'\u2009*'}</span>}
      </FileButton>
      {document && <Typography variant="body2">{document.name}</Typography>}
      {document?.type.startsWith('image/') && (
        <Preview key={document.name} file={document} label={documentName} />
      )}
      <FieldHelp id={helpId} error={error}>
        {t('A photo or PDF, up to {size} MB.', { size: MAX_DOCUMENT_BYTES / 1024 / 1024 })}
      </FieldHelp>
    </Box>
  );
}

function Preview({ file, label }: { file: File; label: string }) {
  const t = useText();
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Box
      component="img"
      ref={show}
      alt={t('Preview of {document}', { document: label })}
      sx={{ maxWidth: 1, maxHeight: 220, border: 1, borderColor: 'divider', borderRadius: 1 }}
    />
  );
}
