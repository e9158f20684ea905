/**
 * Which modules travel together (分包). What every screen needs is one chunk beside React; Effect, the form with its
 * engine, and the dialogs come whole when they are needed. What else several screens share is grouped by who needs it, and groups too small for a
 * request of their own join the nearest.
 */
import type { Rolldown } from 'vite'

const packages = (...names: readonly string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

const layers = packages('@radix-ui', 'radix-ui', 'react-remove-scroll', 'react-remove-scroll-bar', 'react-style-singleton', 'aria-hidden')

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 6 },
  { name: 'portal', tags: ['$initial'], priority: 5 },
  { name: 'effect', test: packages('effect'), priority: 4 },
  { name: 'layers', test: layers, entriesAware: true, entriesAwareMergeThreshold: 30_000, priority: 3 },
  { name: 'form', test: /libs[\\/]forms[\\/]src/, minShareCount: 4, priority: 2 },
  {
    name: 'shared',
    test: /(?:libs|apps)[\\/](?!api[\\/])/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 5_000,
    priority: 1
  }
]
