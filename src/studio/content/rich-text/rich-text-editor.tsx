import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type MouseEvent, useMemo, useState } from 'react';
import { isAllowedLink } from '#document/html/allowed-html.ts';
import { useWords } from '#studio/i18n/words.tsx';
import { Button } from '#studio/ui/button.tsx';
import type { IconName } from '#studio/ui/icon.tsx';
import { IconButton } from '#studio/ui/icon-button.tsx';
import { TextField } from '#studio/ui/text-field.tsx';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { allowedMarkup } from './allowed-markup.ts';
import { LinkRow, Prose, Toolbar } from './rich-text.styles.ts';

/** A table without the widths of the extension's own, which would be inline styles. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** What the gateway allows, and nothing else. */
const extensions = [
  StarterKit.configure({
    ...{ code: false, codeBlock: false, dropcursor: false, gapcursor: false, trailingNode: false },
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      ...{ openOnClick: false, autolink: false, linkOnPaste: false, isAllowedUri: isAllowedLink },
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];

interface RichTextEditorProps {
  readonly label: string;
  /** HTML, for the first render only. Use another `key` to show another text. */
  readonly initial: string;
  readonly onWrite: (html: string) => void;
  /** BCP 47. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly onSource: () => void;
}

/** A rich text editor for the HTML that the gateway allows. */
export function RichTextEditor({ label, initial, onWrite, lang, dir, onSource }: RichTextEditorProps) {
  // Options that change are set on the editor, which would interrupt typing with an input method.
  const [content] = useState(initial);
  const editorProps = useMemo(
    () => ({ attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang, dir } }),
    [label, lang, dir],
  );
  const editor = useEditor({
    ...{ extensions, content, editorProps },
    // The sheet would be a style element without a nonce.
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: ({ editor: changed }) => onWrite(changed.isEmpty ? '' : allowedMarkup(changed.getHTML())),
  });
  return (
    <>
      <EditorToolbar editor={editor} onSource={onSource} />
      <Prose>
        <EditorContent editor={editor} />
      </Prose>
    </>
  );
}

/** A press of a tool leaves the focus and the selection in the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface Tool {
  readonly icon: IconName;
  readonly word: StudioWord;
  /** The name of the mark or node that it switches; without, it only does something. */
  readonly active?: readonly [name: string, attributes?: Record<string, unknown>];
  readonly run: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
  { icon: 'bold', word: 'rich.bold', active: ['bold'], run: (at) => at.chain().focus().toggleBold().run() },
  { icon: 'italic', word: 'rich.italic', active: ['italic'], run: (at) => at.chain().focus().toggleItalic().run() },
  {
    ...{ icon: 'underline', word: 'rich.underline', active: ['underline'] },
    run: (at) => at.chain().focus().toggleUnderline().run(),
  },
  {
    icon: 'strikethrough',
    word: 'rich.strike',
    active: ['strike'],
    run: (at) => at.chain().focus().toggleStrike().run(),
  },
  {
    ...{ icon: 'heading-2', word: 'rich.heading2', active: ['heading', { level: 2 }] },
    run: (at) => at.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    ...{ icon: 'heading-3', word: 'rich.heading3', active: ['heading', { level: 3 }] },
    run: (at) => at.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { icon: 'list', word: 'rich.list', active: ['bulletList'], run: (at) => at.chain().focus().toggleBulletList().run() },
  {
    ...{ icon: 'list-ordered', word: 'rich.numbers', active: ['orderedList'] },
    run: (at) => at.chain().focus().toggleOrderedList().run(),
  },
  {
    ...{ icon: 'text-quote', word: 'rich.quote', active: ['blockquote'] },
    run: (at) => at.chain().focus().toggleBlockquote().run(),
  },
  { icon: 'minus', word: 'rich.rule', run: (at) => at.chain().focus().setHorizontalRule().run() },
  {
    ...{ icon: 'table', word: 'rich.table' },
    run: (at) => at.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { icon: 'undo-2', word: 'rich.undo', run: (at) => at.chain().focus().undo().run() },
  { icon: 'redo-2', word: 'rich.redo', run: (at) => at.chain().focus().redo().run() },
];

const tableTools: readonly Tool[] = [
  { icon: 'arrow-down', word: 'rich.addRow', run: (at) => at.chain().focus().addRowAfter().run() },
  { icon: 'plus', word: 'rich.addColumn', run: (at) => at.chain().focus().addColumnAfter().run() },
  { icon: 'trash-2', word: 'rich.deleteTable', run: (at) => at.chain().focus().deleteTable().run() },
];

function EditorToolbar({ editor, onSource }: { readonly editor: Editor; readonly onSource: () => void }) {
  const t = useWords();
  const [address, setAddress] = useState<string | null>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      active: tools.map(({ active }) => active !== undefined && at.isActive(...active)),
      isLink: at.isActive('link'),
      isInTable: at.isActive('table'),
      href: String(at.getAttributes('link').href ?? ''),
    }),
  });
  const isFaulty = address !== null && address !== '' && !isAllowedLink(address);
  const setLink = () => {
    if (address === null || isFaulty) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
    setAddress(null);
  };
  return (
    <>
      <Toolbar role="toolbar" aria-label={t('rich.toolbar')} onMouseDown={keepFocus}>
        {tools.map(({ icon, word, active, run }, at) => (
          <IconButton
            key={word}
            icon={icon}
            label={t(word)}
            onClick={() => run(editor)}
            {...(active && { 'aria-pressed': state.active[at] ?? false })}
          />
        ))}
        <IconButton
          icon="link"
          label={t('rich.link')}
          aria-pressed={state.isLink}
          aria-expanded={address !== null}
          onClick={() => setAddress(address === null ? state.href : null)}
        />
        {state.isInTable &&
          tableTools.map(({ icon, word, run }) => (
            <IconButton key={word} icon={icon} label={t(word)} onClick={() => run(editor)} />
          ))}
        <IconButton icon="code" label={t('rich.source')} onClick={onSource} />
      </Toolbar>
      {address !== null && (
        <LinkRow>
          <TextField
            label={t('rich.address')}
            value={address}
            onWrite={setAddress}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              setLink();
            }}
            hint={t('rich.addressHint')}
            error={isFaulty ? t('rich.addressFault') : undefined}
            autoFocus
          />
          <Button onClick={setLink}>{t('rich.setLink')}</Button>
        </LinkRow>
      )}
    </>
  );
}
