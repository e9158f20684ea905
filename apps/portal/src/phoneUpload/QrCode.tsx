import { encode } from 'uqr'
import * as styles from './PhoneUpload.css.ts'

/** A QR code (二维码), dark on white in every theme, with the four quiet modules around it that readers need. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={styles.code}>
      <path d={dark.join('')} />
    </svg>
  )
}
