import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import { setNonce } from 'get-nonce'

const Context = createContext<string | undefined>(undefined)

export interface CspNonceProps {
  /** The nonce of the page's Content-Security-Policy; undefined where none is set. */
  readonly value: string | undefined
  readonly children: ReactNode
}

/** Hands the page's CSP nonce to every part that writes a <style> element: Radix scroll locking here, others through `useCspNonce`. */
export const CspNonce = ({ value, children }: CspNonceProps) => {
  if (value !== undefined) setNonce(value)
  return <Context value={value}>{children}</Context>
}

/** The nonce for a `nonce` attribute or prop. */
export const useCspNonce = () => useContext(Context)
