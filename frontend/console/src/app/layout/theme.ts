import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { INK, MARIGOLD } from '@contract/colours';
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden';

const FIELD = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } as const;

/** Phones, where a finger needs room. */
const PHONE = '@media (max-width: 599.95px)';
const TOUCH = { minWidth: 44, minHeight: 44 };

const shared: RaThemeOptions = {
  // The radius --r-md, in pixels.
  shape: { borderRadius: 12 },
  sidebar: { width: 224, closedWidth: 52 },
  typography: {
    fontFamily: 'var(--font)',
    h5: { fontWeight: 700, letterSpacing: '-0.02em' },
    h6: { fontWeight: 650, fontSize: '1.05rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      defaultProps: { enableColorScheme: true },
      styleOverrides: {
        '.figures': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.01em' },
        '#main-content:focus': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transition: 'none !important',
          },
        },
      },
    },
    MuiPaper: { styleOverrides: { outlined: { borderRadius: 'var(--r-lg)' } } },
    MuiCard: { styleOverrides: { root: { borderRadius: 'var(--r-lg)' } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 'var(--r-lg)' } } },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundColor: INK, backgroundImage: 'none', color: '#fff' } },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '3px solid var(--link)', outlineOffset: 1 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { whiteSpace: 'nowrap', [PHONE]: TOUCH } },
    },
    // A chip that can be pressed or explains itself.
    MuiChip: { styleOverrides: { root: { '&[tabindex]': { [PHONE]: TOUCH } } } },
    MuiIconButton: { styleOverrides: { root: { [PHONE]: TOUCH } } },
    MuiInputBase: {
      styleOverrides: { input: { [PHONE]: { height: 'auto', minHeight: 44, boxSizing: 'border-box' } } },
    },
    MuiCheckbox: { styleOverrides: { root: { [PHONE]: TOUCH } } },
    MuiMenu: { defaultProps: { keepMounted: true, disableScrollLock: true, transitionDuration: 0 } },
    MuiSelect: { styleOverrides: { select: { [PHONE]: { minHeight: 44 } } } },
    MuiTextField: { defaultProps: FIELD },
    MuiFormControl: { defaultProps: FIELD },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 36 } } },
    RaListToolbar: { styleOverrides: { root: { '&&': { minHeight: 0, backgroundColor: 'transparent' } } } },
    RaFilterForm: {
      styleOverrides: {
        root: {
          flex: '1 1 auto',
          gap: 8,
          paddingBottom: 8,
          // The filters share one row if they fit. The search field comes first and fills the rest.
          '& .filter-field': { flex: '1 1 8rem', width: 'auto', maxWidth: '16rem' },
          '& .filter-field:first-of-type': { flex: '3 1 16rem', maxWidth: '24rem' },
          '& .RaFilterFormInput-spacer': { display: 'none' },
          '&& .MuiFormControl-root': { margin: 0, width: '100%' },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { padding: '6px 10px', fontVariantNumeric: 'tabular-nums' },
        head: { fontWeight: 600, whiteSpace: 'nowrap' },
      },
    },
    RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
    RaList: {
      styleOverrides: {
        root: {
          '& .RaList-main': { minWidth: 0 },
          '& .RaList-content': { overflowX: 'auto', boxShadow: 'none' },
        },
      },
    },
    RaMenu: { styleOverrides: { root: { marginTop: 0, marginBottom: 0, paddingTop: 0, paddingBottom: 0 } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 44,
          fontSize: '0.875rem',
          // For a mouse, the items are low enough that the whole menu fits on a low screen.
          '@media (min-width: 600px) and (pointer: fine)': {
            minHeight: 24,
            padding: '0 12px',
            '& .RaMenuItemLink-icon': { minWidth: 32 },
          },
          '@media (min-width: 600px) and (min-height: 850px) and (pointer: fine)': { minHeight: 32 },
          // A name that is not shown must not make its entry higher than the others.
          '.RaMenu-closed & .MuiTypography-root': VISUALLY_HIDDEN,
          '& .MuiTypography-root': { whiteSpace: 'normal', lineHeight: 1.2 },
          borderLeft: '3px solid transparent',
          '&.RaMenuItemLink-active:not(.not-here)': {
            borderLeftColor: 'var(--link)',
            fontWeight: 650,
            backgroundColor: 'var(--info-bg)',
          },
          '&.not-here': { color: 'var(--muted)' },
        },
      },
    },
  },
};

export const lightTheme: RaThemeOptions = {
  ...defaultLightTheme,
  ...shared,
  palette: {
    mode: 'light',
    primary: { main: '#174ea6' },
    secondary: { main: MARIGOLD, contrastText: INK },
    error: { main: '#b3261e' },
    warning: { main: '#8a5300' },
    success: { main: '#0d6650' },
    info: { main: '#174ea6' },
    text: { primary: INK, secondary: '#545c69' },
    background: { default: '#f5f6f8', paper: '#ffffff' },
    divider: '#dde2e8',
  },
};

export const darkTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  ...shared,
  palette: {
    mode: 'dark',
    primary: { main: '#9cc0ff' },
    secondary: { main: MARIGOLD, contrastText: INK },
    error: { main: '#ffaba3' },
    warning: { main: '#ffcf7d' },
    success: { main: '#7fdcbc' },
    info: { main: '#9cc0ff' },
    text: { primary: '#eceef2', secondary: '#aab2bf' },
    background: { default: '#0f1115', paper: '#181b21' },
    divider: '#2f3540',
  },
};
