" Vim file type plugin. Language: SceneLang (*.scene)
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=s1:/*,mb:*,ex:*/,:///,:// commentstring=//\ %s
setlocal expandtab shiftwidth=4 softtabstop=4 suffixesadd=.scene
setlocal formatoptions-=t formatoptions+=croql
" :make checks the file; its messages name file, line and column.
setlocal makeprg=scenesh\ check\ %:S
setlocal errorformat=%E%trror[%s]:\ %m,%W%tarning[%s]:\ %m,%C%*[\ ]-->\ %f:%l:%c,%-G%.%#

let b:undo_ftplugin = 'setlocal comments< commentstring< expandtab< shiftwidth< softtabstop< suffixesadd< '
      \ . 'formatoptions< makeprg< errorformat<'
