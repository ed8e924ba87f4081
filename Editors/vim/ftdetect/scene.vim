autocmd BufRead,BufNewFile *.scene setfiletype scene
