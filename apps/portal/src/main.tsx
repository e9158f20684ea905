import './outbound/arrive.ts'
import '@ljonething/ui/global'
import './shell/firstPicture.css.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './queries/queryClient.ts'
import { router } from './routes/router.tsx'

const root = document.getElementById('root')
if (root !== null && !router.options.context.leavesForMobile()) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}
