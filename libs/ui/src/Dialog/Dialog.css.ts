import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { narrow, vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, calc(-50% + 8px))' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: vars.color.overlay,
  animation: `${appear} ${vars.motion} ease-out`
})

const base = style({
  position: 'fixed',
  zIndex: 41,
  top: '50%',
  left: '50%',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'calc(100vh - 48px)',
  transform: 'translate(-50%, -50%)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[8],
  background: vars.color.surface,
  boxShadow: vars.shadow,
  animation: `${rise} ${vars.motion} ease-out`,
  selectors: { '&:focus-visible': { outline: 'none' } }
})

const fillNarrow = {
  '@media': {
    [narrow]: {
      top: 0,
      left: 0,
      width: '100vw',
      maxWidth: '100vw',
      height: '100%',
      maxHeight: '100%',
      border: 0,
      borderRadius: 0,
      transform: 'none',
      animationName: appear
    }
  }
}

export const dialog = styleVariants({
  small: [base, { width: 440 }],
  medium: [base, { width: 640 }, fillNarrow],
  large: [base, { width: 960 }, fillNarrow],
  half: [base, { width: '50vw', minWidth: 'min(640px, 100vw)' }, fillNarrow],
  full: [base, { width: '100vw', maxWidth: '100vw', height: '100%', maxHeight: '100%', borderRadius: 0 }, fillNarrow]
})

export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[12]} ${vars.space[24]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { paddingLeft: vars.space[16] } }
})
export const title = style({ flex: 1, minWidth: 0, fontSize: vars.text[18] })
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  padding: vars.space[24],
  '@media': { [narrow]: { padding: vars.space[16] } }
})
export const description = style({ marginBottom: vars.space[16], color: vars.color.muted })
export const footer = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[24]}`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [narrow]: { padding: `${vars.space[12]} ${vars.space[16]}` } }
})

export const alertBody = style({
  display: 'flex',
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  gap: vars.space[12],
  padding: vars.space[24]
})
export const alertText = style({ flex: 1, minWidth: 0 })
export const alertTitle = style({ fontSize: vars.text[18] })
export const alertMessage = style({ marginTop: vars.space[8], whiteSpace: 'pre-line' })
export const alertFooter = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  padding: `0 ${vars.space[24]} ${vars.space[24]}`
})
