/** The shell (页面框架, spec §2.4): what stands around every screen, and what every screen can call on. */
import { provinceCode } from '@ljonething/domain/region/regionCode'
import { ConfirmProvider } from '@ljonething/ui/ConfirmProvider'
import { CspNonce } from '@ljonething/ui/CspNonce'
import { LoadingOverlay } from '@ljonething/ui/LoadingOverlay'
import { SkipLink } from '@ljonething/ui/SkipLink'
import { ToastProvider } from '@ljonething/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { regionChildrenQuery } from '../queries/catalogue.ts'
import { serverTimeQuery, sessionQuery } from '../queries/session.ts'
import { loadLater } from './loadLater.ts'
import { OfflineBanner } from './banners/OfflineBanner.tsx'
import { SandboxRibbon } from './banners/SandboxRibbon.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import { LoginPromptProvider } from './login/LoginPrompt.tsx'
import { Dock } from './navigation/Dock.tsx'
import { pageNonce } from './pageNonce.ts'
import { OutgoingGuard } from './outgoing/OutgoingGuard.tsx'
import { SessionGuard } from './sessionGuard/SessionGuard.tsx'
import { SessionWarning } from './sessionGuard/SessionWarning.tsx'
import * as styles from './Shell.css.ts'
import { PageSubject } from './title/PageSubject.tsx'
import { useDocumentTitle } from './title/useDocumentTitle.ts'
import { useHeadingFocus } from './title/useHeadingFocus.ts'

const nonce = pageNonce()

const Page = ({ children }: { readonly children: ReactNode }) => {
  const session = useQuery(sessionQuery)
  const regions = useQuery(regionChildrenQuery(provinceCode))
  useQuery(serverTimeQuery)
  const [subject, setSubject] = useState<string>()
  useDocumentTitle(subject)
  useHeadingFocus()
  const isLoading = session.isPending || regions.isPending
  return (
    <PageSubject value={setSubject}>
      <div className={styles.page}>
        <SkipLink target="main" />
        <SandboxRibbon />
        <Header />
        <OfflineBanner />
        <LoadingOverlay active={isLoading} scope="page" />
        <SessionGuard>
          <main id="main" tabIndex={-1} className={styles.main}>
            <div inert={isLoading}>{children}</div>
          </main>
        </SessionGuard>
        <div className={styles.below}>
          <Dock />
          <Footer />
        </div>
        <SessionWarning />
      </div>
    </PageSubject>
  )
}

export const Shell = ({ children }: { readonly children: ReactNode }) => {
  useEffect(loadLater, [])
  return (
    <CspNonce value={nonce}>
      <ToastProvider>
        <ConfirmProvider>
          <LoginPromptProvider>
            <OutgoingGuard />
            <Page>{children}</Page>
          </LoginPromptProvider>
        </ConfirmProvider>
      </ToastProvider>
    </CspNonce>
  )
}
