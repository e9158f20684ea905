/** The one React Query client: refused calls are not repeated, broken connections once. */
import { QueryClient } from '@tanstack/react-query'
import { apiFailure } from './apiError.ts'

const worthRepeating = new Set(['Transport', 'Timeout', 'Unavailable'])

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && worthRepeating.has(apiFailure(error).tag)
    },
    mutations: { retry: false }
  }
})
