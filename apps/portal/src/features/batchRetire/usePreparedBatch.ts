import { createClientId } from '@ljonething/crypto/ClientId'
import { useEffect, useRef, useState } from 'react'
import type { PreparedBatch } from './preparedBatch.ts'
import { newBatch } from './preparedBatch.ts'
import { forgetBatch, recallBatch, rememberBatch } from './storedBatch.ts'

const pauseMs = 300

/** The list being prepared (待提交名单), kept in the tab after each pause and when the page is left. */
export const usePreparedBatch = (userId: string) => {
  const [batch, setBatch] = useState(() => recallBatch(userId) ?? newBatch(createClientId()))
  const last = useRef<PreparedBatch | undefined>(undefined)
  useEffect(() => {
    const keep = () => {
      if (last.current !== undefined) rememberBatch(userId, last.current)
      last.current = undefined
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [userId])
  useEffect(() => {
    last.current = batch
    const timer = setTimeout(() => {
      rememberBatch(userId, batch)
      last.current = undefined
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [userId, batch])
  const update = (change: (now: PreparedBatch) => Partial<PreparedBatch>) => setBatch((now) => ({ ...now, ...change(now) }))
  /** It was handed in: nothing of it stays. */
  const forget = () => {
    last.current = undefined
    forgetBatch(userId)
    setBatch(newBatch(createClientId()))
  }
  return { batch, update, forget }
}
