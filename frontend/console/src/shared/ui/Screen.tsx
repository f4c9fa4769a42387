import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { type Composed, type PlainText, shownText, useText } from '../i18n';
import { TitlePrefix } from './title-prefix';

interface Props {
  title: PlainText | Composed;
  lead?: PlainText | ReactElement;
  actions?: ReactNode;
  children: ReactNode;
}

/** Heading, buttons and content of a screen. Translates its texts itself. */
export function Screen({ title, lead, actions, children }: Props) {
  const t = useText();
  const prefix = useContext(TitlePrefix);
  return (
    <Box sx={{ py: 2, px: { xs: 0.5, sm: 1, md: 2 }, width: '100%', minWidth: 0, maxWidth: 1600 }}>
      <title>{`${prefix}${shownText(title, t)} · ${t('Car rental console')}`}</title>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Typography variant="h5" component="h1">
            {shownText(title, t)}
          </Typography>
          {lead && (
            <Typography variant="body2" color="textSecondary" component="div">
              {typeof lead === 'string' ? t(lead) : lead}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      {children}
    </Box>
  );
}
