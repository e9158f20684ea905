import type { Examples } from '../testing/Examples.ts'
import { Skeleton } from './Skeleton.tsx'

export const examples: Examples = { 行: () => <Skeleton />, 块: () => <Skeleton height={120} /> }
