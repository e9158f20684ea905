/**
 * Public ids (公开编号): public ids carry 128 random bits, so that none can be guessed from another. 32 lower-case hex characters.
 * Secrets (tokens, tickets) carry 256 bits, 43 URL-safe characters.
 */
import { Effect } from 'effect'
import { randomBytes } from 'node:crypto'

/** A fresh public id, e.g. `9f86d081884c7d659a2feaa0c55ad015`. */
export const newPublicId: Effect.Effect<string> = Effect.sync(() => randomBytes(16).toString('hex'))

/** A fresh secret of 256 bits. */
export const newSecret: Effect.Effect<string> = Effect.sync(() => randomBytes(32).toString('base64url'))
