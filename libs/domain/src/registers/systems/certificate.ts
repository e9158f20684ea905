/** The locker of electronic certificates (电子证照库): whose they are, how long they are valid, and the certificate itself. */
import type { OutsideSystem } from '../Register.ts'

export const certificate = { label: '电子证照库', registers: {}, sources: {} } as const satisfies OutsideSystem<'certificate'>
