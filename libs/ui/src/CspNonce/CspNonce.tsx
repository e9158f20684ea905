import type { ReactNode } from 'react'
import { setNonce } from 'get-nonce'

export interface CspNonceProps {
  /** The nonce of the page's Content-Security-Policy; undefined where none is set. */
  readonly value: string | undefined
  readonly children: ReactNode
}

/** Hands the page's CSP nonce to what writes a <style> element: the scroll lock of Radix. */
export const CspNonce = ({ value, children }: CspNonceProps) => {
  if (value !== undefined) setNonce(value)
  return children
}
