/**
 * Codec of a large document whose shape the domain library owns (scene, form description, plan).
 *
 * It is checked where it enters the system (content import, submit), so on the way to the client it passes as it is.
 */
import { Schema } from 'effect'

export const DomainValue = <T>() => Schema.declare((value: unknown): value is T => typeof value === 'object' && value !== null)
