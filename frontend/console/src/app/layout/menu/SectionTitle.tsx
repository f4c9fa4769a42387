import CloseIcon from '@mui/icons-material/ExpandLess';
import OpenIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

interface Props {
  id: string;
  text: string;
  fold: { isOpen: boolean; toggle: () => void } | undefined;
}

const TITLE = { px: 2, pt: 0.5, fontWeight: 650, lineHeight: 1.3 } as const;

/** The title of a group, which folds and unfolds the group if it can be folded. */
export function SectionTitle({ id, text, fold }: Props) {
  if (!fold) {
    return (
      <Typography id={id} variant="caption" component="div" color="textSecondary" sx={TITLE}>
        {text}
      </Typography>
    );
  }
  return (
    <ButtonBase
      aria-expanded={fold.isOpen}
      onClick={fold.toggle}
      sx={{
        ...TITLE,
        typography: 'caption',
        width: 1,
        minHeight: { xs: 44, sm: 28 },
        justifyContent: 'space-between',
        color: 'text.secondary',
      }}
    >
      <Box component="span" id={id} sx={{ fontWeight: 650 }}>
        {text}
      </Box>
      {fold.isOpen ? <CloseIcon fontSize="small" /> : <OpenIcon fontSize="small" />}
    </ButtonBase>
  );
}
