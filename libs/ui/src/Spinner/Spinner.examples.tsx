import type { Examples } from '../testing/Examples.ts'
import { Spinner } from './Spinner.tsx'

export const examples: Examples = { 行内: () => <Spinner />, 大: () => <Spinner size="large" /> }
