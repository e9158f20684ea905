/** Properties with few runs each (性质测试少跑几次), for mutation runs: there the tables decide, and every mutant runs them anew. */
import fc from 'fast-check'

fc.configureGlobal({ numRuns: 10, endOnFailure: true })
