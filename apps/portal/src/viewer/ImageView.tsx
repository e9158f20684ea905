import { useEffect, useState } from 'react'
import * as styles from './FilePreview.css.ts'

interface ImageViewProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly name: string
}

/** A picture out of bytes (图片预览), through a blob address of this page. */
export const ImageView = ({ bytes, type, name }: ImageViewProps) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
  return url === undefined ? null : <img src={url} alt={name} className={styles.image} />
}
