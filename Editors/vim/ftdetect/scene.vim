" Scenes of Cocos Creator, whose names end with .scene too, are JSON.
autocmd BufRead,BufNewFile *.scene if getline(1) =~# '^\s*[[{]' | setfiletype json | else | setfiletype scene | endif
