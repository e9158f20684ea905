import { useEffect, useState } from 'react'
import { warnOf } from '../queries/failures.ts'
import { Unreadable } from './Unreadable.tsx'
import * as styles from './FilePreview.css.ts'

interface ImageViewProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly name: string
}

/** A picture out of bytes (图片预览), through a blob address of this page. */
export const ImageView = ({ bytes, type, name }: ImageViewProps) => {
  const [url, setUrl] = useState<string>()
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setUrl(made)
    setUnreadable(false)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
  const onError = () => {
    warnOf(`预览失败 ${type}`)
    setUnreadable(true)
  }
  if (isUnreadable) return <Unreadable />
  if (url === undefined) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <div role="group" aria-label={`${name}，图片`} tabIndex={0}>
      <img src={url} alt={name} className={styles.image} onError={onError} />
    </div>
  )
}
