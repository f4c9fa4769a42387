import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@contract/money';
import { type ConsoleSettlement, type ReturnMark, type SettlementLine } from '@contract/rentals/settlements';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { useLocal, useText } from '../../shared/i18n';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { Panel } from '../../shared/ui/Panel';
import { LINES } from '../../shared/ui/settlement-lines';
import { RemoveLineAction } from './RemoveLineAction';
import { REPLIES } from './words';

const SPREAD = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;

/** The lines, with the customer's disputes and our replies. */
export function LinesPanel({
  settlement: { lines, total, acts, removable },
}: {
  settlement: ConsoleSettlement;
}) {
  const t = useText();
  const mayEdit = acts.includes('EDIT');
  return (
    <Panel title="Charges">
      {lines.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('Nothing is charged beyond the fare.')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2, listStyle: 'none' }}>
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={{ overflowWrap: 'anywhere' }}>
            <Line line={line} />
            {mayEdit && removable.includes(line.id) && <RemoveLineAction line={line} />}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ ...SPREAD, mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}>
        <strong>{t('Total')}</strong>
        <strong>{formatRupees(total)}</strong>
      </Typography>
    </Panel>
  );
}

function Line({ line: { kind, amount, mark, photos, dispute, reply, ...text } }: { line: SettlementLine }) {
  const t = useText();
  const local = useLocal();
  return (
    <>
      <Typography variant="body2" sx={{ ...SPREAD, fontWeight: 600 }}>
        <span>{t(LINES[kind])}</span>
        <span>{formatRupees(amount)}</span>
      </Typography>
      <Typography variant="body2">{local(text)}</Typography>
      {mark && <Mark mark={mark} />}
      <Files paths={photos} />
      {dispute && (
        <Typography variant="body2" color="error">
          {t('The customer: {text}', { text: dispute.text })}
        </Typography>
      )}
      {dispute && <Files paths={dispute.photos} />}
      {reply && (
        <Typography variant="body2">
          {`${t(REPLIES[reply.reply])}: ${formatRupees(reply.amount)}. ${reply.text ?? ''}`}
        </Typography>
      )}
    </>
  );
}

/** A mark of the return, with the photo and the notes of the handover. */
function Mark({ mark: { name: names, text, known, before, photo } }: { mark: ReturnMark }) {
  const t = useText();
  const name = useInLanguage()(names);
  return (
    <>
      <Typography variant="body2">{t('Return, {point}: {text}', { point: name, text })}</Typography>
      {known.map((note, index) => (
        <Typography key={index} variant="body2">
          {t('Noted before: {text}', { text: note })}
        </Typography>
      ))}
      {before && (
        <DocumentButton label={t('Before')} title={t('{point} before', { point: name })} path={before} />
      )}
      {photo && <DocumentButton label={t('Now')} title={t('{point} now', { point: name })} path={photo} />}
    </>
  );
}

function Files({ paths }: { paths: readonly string[] }) {
  const t = useText();
  return paths.map((path, index) => {
    const label = t('File {number}', { number: index + 1 });
    return <DocumentButton key={path} label={label} title={label} path={path} />;
  });
}
