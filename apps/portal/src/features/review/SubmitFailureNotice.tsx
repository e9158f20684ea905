import { buttonClass } from '@ljonething/ui/Button'
import { Notice } from '@ljonething/ui/Notice'
import { Link } from '@tanstack/react-router'
import type { ShownFailure } from './submitOutcome.ts'
import * as styles from './Review.css.ts'

const titles: Readonly<Record<ShownFailure['kind'], string>> = {
  changed: '草稿在另一处也被修改过',
  login: '需要重新登录',
  forbidden: '您暂时不能提交',
  refused: '申请没有被接收',
  already: '这件事已经提交过',
  again: '没有收到系统的答复'
}

const advice: Readonly<Partial<Record<ShownFailure['kind'], string>>> = {
  again: '再次点击“确认提交”即可，不会重复提交。',
  forbidden: '完成要求后可回到本页继续提交，已填写的内容不会丢失。'
}

const wayOn = (failure: ShownFailure) =>
  failure.kind === 'already' && failure.applyNo !== undefined ? (
    <Link to="/doThing/oneThingDetails" search={{ applyNo: failure.applyNo }} className={buttonClass({ size: 'small' })}>
      查看办件
    </Link>
  ) : null

/** Why a submit did not succeed and what to do (提交失败提示). */
export const SubmitFailureNotice = ({ failure }: { readonly failure: ShownFailure | undefined }) =>
  failure === undefined ? null : (
    <div className={styles.promise}>
      <Notice tone="danger" role="alert" title={titles[failure.kind]} actions={wayOn(failure)}>
        {failure.message}
        {advice[failure.kind] === undefined ? null : <div>{advice[failure.kind]}</div>}
      </Notice>
    </div>
  )
