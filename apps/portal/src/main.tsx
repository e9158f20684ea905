import './outbound/arrive.ts'
import '@ljonething/ui/global'
import './shell/firstPicture.css.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './queries/queryClient.ts'
import { createPortalRouter } from './routes/router.tsx'

const draw = () => {
  const root = document.getElementById('root')
  const router = createPortalRouter()
  if (root === null || router.options.context.leavesForMobile()) return
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** In a task of its own, so that the page answers before. */
setTimeout(draw)
