import { ErrorState } from '@ljonething/ui/ErrorState'
import { Skeleton } from '@ljonething/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiFailure } from '../queries/apiError.ts'
import * as styles from './PhoneUpload.css.ts'

interface CodeBodyProps<Code> {
  readonly code: UseQueryResult<Code>
  readonly children: (code: Code) => ReactNode
}

/** What a dialog says around a code for a phone (二维码弹窗): that it is being made, that it cannot be, or the code. */
export const CodeBody = <Code,>({ code: { isError, error, data, refetch }, children }: CodeBodyProps<Code>) => (
  <div className={styles.body}>
    {isError ? (
      <ErrorState onRetry={() => refetch()}>{apiFailure(error).message}</ErrorState>
    ) : data === undefined ? (
      <Skeleton height={240} />
    ) : (
      children(data)
    )}
  </div>
)
