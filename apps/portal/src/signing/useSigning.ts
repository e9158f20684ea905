/** The signing of one file on the screen (签署): how far it is, the bytes that are shown, and the one button. */
import type { SealKind } from '@ljonething/domain/signing/Signature'
import { useToast } from '@ljonething/ui/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isFaceAsked } from '../queries/faces.ts'
import type { Signer, Signing } from '../queries/signing.ts'
import { findSeal, forgetSigned, signFile } from '../queries/signing.ts'
import { digestOf } from './digestOf.ts'
import type { SigningStage } from './SigningFlow.ts'
import { runSigning } from './SigningFlow.ts'
import type { SigningPlace } from './SigningPlace.ts'
import { signedBytesQuery, signingQuery } from './SigningPlace.ts'
import { useSigningQuestions } from './useSigningQuestions.tsx'

/** Whose turn it is of those the caller signs for. */
const nextOf = (signing: Signing | undefined): Signer | undefined =>
  signing?.signers.find(({ isCaller, signedAt }) => isCaller && signedAt === undefined)

export const useSigning = (place: SigningPlace, label: string, onSigned: (signing: Signing) => void) => {
  const client = useQueryClient()
  const toast = useToast()
  const signing = useQuery(signingQuery(place))
  const digest = signing.data?.digest ?? ''
  const bytesQuery = signedBytesQuery(place, digest)
  const [seen, setSeen] = useState<Uint8Array<ArrayBuffer>>()
  const [shown, setShown] = useState<string>()
  const [stage, setStage] = useState<SigningStage>('idle')
  const running = useRef(false)
  const questions = useSigningQuestions(place, label)
  useEffect(() => {
    let isOver = false
    setShown(undefined)
    if (seen !== undefined)
      void digestOf(seen).then((made) => {
        if (!isOver) setShown(made)
      })
    return () => {
      isOver = true
    }
  }, [seen])
  const signer = nextOf(signing.data)
  const look = async () => {
    const now = await client.fetchQuery(signingQuery(place))
    return { signing: now, isAsShown: now.digest === shown }
  }
  const sign = async (kind: SealKind, seen: string) => {
    if (running.current) return
    running.current = true
    try {
      const end = await runSigning({
        ...questions,
        seal: kind,
        findSeal: () => findSeal(kind),
        consent: () => questions.consent(kind),
        showFace: async () => !(await isFaceAsked({ sceneCode: place.sceneCode, fileId: place.file.id })) || questions.showFace(),
        sign: (sid) => signFile(sid, { fileId: place.file.id, digest: seen, invitationId: place.invitationId }),
        look,
        stage: setStage,
        failed: toast.error
      })
      if (end.kind === 'changed') toast.warning('申请表刚刚有了新的签名或改动，请重新查看后再签名')
      if (end.kind !== 'signed') return
      await forgetSigned()
      toast.success('签名成功')
      onSigned(end.signing)
    } finally {
      running.current = false
    }
  }
  const isVoid = signing.data?.isOutdated === true
  return {
    signing,
    bytesQuery,
    onShown: setSeen,
    stage,
    dialogs: questions.dialogs,
    /** Undefined while there is nothing for the caller to sign, or it has not been shown. */
    sign: signer === undefined || shown !== digest || isVoid ? undefined : () => sign(signer.seal, digest)
  }
}
