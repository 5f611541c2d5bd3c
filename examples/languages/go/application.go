// Stands for your application: replace it. Here a tenant is a file in a folder, and each has three users.
package main

import (
	"encoding/json"
	"io/fs"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"sync"
)

var (
	folder = os.Getenv("DATABASE")
	locks  sync.Map
)

// createTenant returns the tenant's address. It is safe to do twice.
func createTenant(id string) (string, error) {
	return "https://tenant-" + id + ".example", os.WriteFile(filepath.Join(folder, id), nil, 0o600)
}

func removeTenant(id string) error {
	return os.RemoveAll(filepath.Join(folder, id))
}

// lockTenant lets one at a time work on a tenant, and returns what unlocks it.
// With several processes, lock in your database instead.
func lockTenant(id string) (unlock func()) {
	lock, _ := locks.LoadOrStore(id, &sync.Mutex{})
	lock.(*sync.Mutex).Lock()
	return lock.(*sync.Mutex).Unlock
}

// countUsers says whether there is such a tenant, too.
func countUsers(id string) (int, bool) {
	file, err := fs.Stat(os.DirFS(folder), id)
	return 3, err == nil && file.Mode().IsRegular()
}

// listTenants is needed by certify only.
func listTenants(w http.ResponseWriter, _ *http.Request) {
	files, _ := os.ReadDir(folder)
	list := []map[string]any{}
	for _, file := range files {
		list = append(list, map[string]any{"subscription": json.Number(file.Name()), "id": file.Name()})
	}
	json.NewEncoder(w).Encode(list)
}

func main() {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/events", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(takeEvent(r)) })
	http.HandleFunc("/metric/users", answerMetric)
	http.HandleFunc("/tenants", listTenants)
	log.Fatal(http.ListenAndServe(os.Getenv("HOST")+":"+os.Getenv("PORT"), nil))
}
